import '@nano-banana/widgets/elements/editor';

const editor = document.createElement('nano-banana-editor');
editor.apiBaseUrl = 'http://localhost:8787';
editor.promptOptimizer = true;
editor.addEventListener('nb-result', ({ detail }) => {
  document.querySelector('output').textContent = `Made: ${detail.url}`;
});
document.querySelector('main').append(editor);

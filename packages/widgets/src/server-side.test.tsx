import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ImageEditor, NanoBananaProvider, PosePainter, PromptOptimizer } from './index.ts';

describe('on a server', () => {
  it('renders the editor as it looks before its script runs', () => {
    const html = renderToString(
      <NanoBananaProvider theme="dark">
        <ImageEditor
          prompt="make it <b>warm</b>"
          example={{ imageUrl: '/pictures/cat.jpg', prompt: 'warmer', label: 'A cat' }}
        />
      </NanoBananaProvider>,
    );
    expect(html).toContain('data-nb-theme="dark"');
    expect(html).toContain('What should change?');
    expect(html).toContain('make it &lt;b&gt;warm&lt;/b&gt;');
    expect(html).toContain('src="/pictures/cat.jpg"');
  });

  it('renders the prompt optimizer, on its own and as the editor’s closed tab', () => {
    const html = renderToString(<PromptOptimizer prompt="make it <i>calm</i>" />);
    expect(html).toContain('make it &lt;i&gt;calm&lt;/i&gt;');
    expect(html).toContain('Say it your way, then optimize');
    const editor = renderToString(<ImageEditor promptOptimizer />);
    expect(editor).toContain('Prompt Optimizer');
    expect(editor).not.toContain('Say it your way');
  });

  it('renders the pose painter with its canvas empty', () => {
    const html = renderToString(<PosePainter scene="On a <i>quiet</i> beach" />);
    expect(html).toContain('Provide Inputs');
    expect(html).toContain('On a &lt;i&gt;quiet&lt;/i&gt; beach');
    expect(html).toContain('Your picture appears here');
    // A strict policy would keep them from the page.
    expect(html).not.toContain(' style="');
  });

  it('renders the same markup again, so that hydration finds what it expects', () => {
    const render = () => renderToString(<ImageEditor />);
    expect(render()).toBe(render());
  });

  it('takes the elements’ definitions, which wait for a browser', async () => {
    const elements = await import('./elements.ts');
    expect(() => elements.defineEditor()).not.toThrow();
    expect(Object.keys(elements).sort()).toEqual([
      'defineEditor',
      'defineFigurine',
      'definePosePainter',
      'definePromptOptimizer',
    ]);
  });
});

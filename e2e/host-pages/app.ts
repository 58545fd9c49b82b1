import { ImageEditor } from '@nano-banana/widgets';
import '@nano-banana/widgets/image-editor.css';
import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';

/*
 * A partner's application with a router of its own: one page has the element of the script tag, one the component of
 * the npm package. With every click on "Render again" all functions and objects it gives are new ones.
 */

declare global {
  interface Window {
    apiBaseUrl: string;
  }
}

type Route = 'element' | 'component' | 'away';

function App() {
  const [route, go] = useState<Route>('element');
  const [render, setRender] = useState(1);
  const [told, setTold] = useState('nothing yet');
  const tell = (what: string) => () => setTold(`${what}, told to render ${render}`);
  const button = (label: string, onClick: () => void) =>
    createElement('button', { type: 'button', onClick, key: label }, label);
  return createElement(
    'main',
    null,
    button('Element', () => go('element')),
    button('Component', () => go('component')),
    button('Away', () => go('away')),
    button('Render again', () => setRender((count) => count + 1)),
    createElement('output', null, told),
    page(),
  );

  function page() {
    if (route === 'away') return createElement('p', null, 'Another page');
    const words = { editor: { promptLabel: `Wish of render ${render}` } };
    if (route === 'component') {
      return createElement(ImageEditor, {
        apiBaseUrl: window.apiBaseUrl,
        keepVersions: false,
        words,
        onGenerate: tell('generate'),
        onResult: tell('result'),
      });
    }
    return createElement('nano-banana-editor', {
      'keep-versions': 'none',
      // By reference, so that it does not matter which comes first, the element or its script.
      ref: (element: Element | null) => element && Object.assign(element, { words }),
      'onnb-generate': tell('generate'),
      'onnb-result': tell('result'),
    });
  }
}

const place = document.getElementById('app');
if (place) createRoot(place).render(createElement(App));

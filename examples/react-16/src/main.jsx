import React, { useEffect, useRef, useState } from 'react';
import ReactDOM from 'react-dom';

// React before 19 does not listen to events of custom elements by itself.
function App() {
  const editor = useRef(null);
  const [made, setMade] = useState('Nothing made yet');
  useEffect(() => {
    const element = editor.current;
    const onResult = ({ detail }) => setMade(`Made: ${detail.url}`);
    element.addEventListener('nb-result', onResult);
    return () => element.removeEventListener('nb-result', onResult);
  }, []);
  return (
    <main>
      <h1>Nano Banana in React 16</h1>
      <nano-banana-editor ref={editor} prompt-optimizer="" />
      <output>{made}</output>
    </main>
  );
}

ReactDOM.render(<App />, document.getElementById('app'));

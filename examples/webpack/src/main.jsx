import { ImageEditor } from '@nano-banana/widgets';
import { useState } from 'react';
import '@nano-banana/widgets/styles.css';
import { createRoot } from 'react-dom/client';

function App() {
  const [made, setMade] = useState('Nothing made yet');
  return (
    <main>
      <h1>Nano Banana in React 18 with webpack</h1>
      <ImageEditor
        apiBaseUrl="http://localhost:8787"
        promptOptimizer
        onResult={({ url }) => setMade(`Made: ${url}`)}
      />
      <output>{made}</output>
    </main>
  );
}

createRoot(document.getElementById('app')).render(<App />);

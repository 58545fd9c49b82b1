import { ImageEditor } from '@nano-banana/widgets';
import '@nano-banana/widgets/styles.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function App() {
  const [made, setMade] = useState('Nothing made yet');
  return (
    <main>
      <h1>Nano Banana in React</h1>
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

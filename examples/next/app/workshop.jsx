'use client';

import { ImageEditor } from '@nano-banana/widgets';
import { useState } from 'react';

export function Workshop() {
  const [made, setMade] = useState('Nothing made yet');
  return (
    <>
      <ImageEditor
        apiBaseUrl="http://localhost:8787"
        promptOptimizer
        onResult={({ url }) => setMade(`Made: ${url}`)}
      />
      <output>{made}</output>
    </>
  );
}

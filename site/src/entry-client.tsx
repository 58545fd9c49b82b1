import './styles/layers.css';
import '@nano-banana/widgets/tokens.css';
import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { Router } from './navigation/router.tsx';
import { whenLoaded } from './navigation/when-loaded.ts';
import { restoreTheme } from './theme/theme.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element');

const app = (
  <StrictMode>
    {/* The page that stands in while there is no connection says itself what it is: the address does not. */}
    <Router path={root.dataset.path}>
      <App />
    </Router>
  </StrictMode>
);

restoreTheme();

// Built pages arrive prerendered; the development server sends an empty root.
if (root.firstElementChild) hydrateRoot(root, app);
else createRoot(root).render(app);

if (import.meta.env.PROD) whenLoaded();

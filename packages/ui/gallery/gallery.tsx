import '../src/reset.css';
import '../src/tokens.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Browser } from './browser';
import { pretend } from './pretend';
import { Stage } from './stage';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
const scheme = new URLSearchParams(window.location.search).get('stage');
if (scheme) pretend(scheme === 'dark' ? 'dark' : 'light');
createRoot(root).render(<StrictMode>{scheme ? <Stage /> : <Browser />}</StrictMode>);

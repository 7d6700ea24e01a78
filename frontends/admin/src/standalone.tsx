import '@fairshare/ui/reset.css';
import '@fairshare/ui/tokens.css';
import { hideSecret } from '@fairshare/federation';
import { createRoot } from 'react-dom/client';
import Panel from './exposed/panel';

/** Admin as a page of its own, without the shell. */
hideSecret();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(<Panel />);

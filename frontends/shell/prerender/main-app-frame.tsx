import { MainAppFrame } from '@fairshare/game-frontend/start/frame';
import { renderToStaticMarkup } from 'react-dom/server';

/** The main app's frame as HTML, rendered once per build. */
export const renderMainAppFrame = (productName: string): string => renderToStaticMarkup(<MainAppFrame productName={productName} />);

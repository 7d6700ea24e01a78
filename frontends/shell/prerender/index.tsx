export { renderLanding } from './landing';
export { renderMainAppFrame } from './main-app-frame';

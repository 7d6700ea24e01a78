/** The styles of the app's frame alone, for a page that has the frame as HTML before any component runs. */
import './app-header/app-header.module.css';
import './app-nav/app-nav.module.css';
import './icon-button/icon-button.module.css';
import './layout/app-frame.module.css';
import './spinner/spinner.module.css';

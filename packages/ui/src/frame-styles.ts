/** Only the styles of the app's frame, for a page that contains the frame as HTML before any component runs. */
import './app-header/app-header.module.css';
import './app-nav/app-nav.module.css';
import './icon-button/icon-button.module.css';
import './layout/app-frame.module.css';
import './spinner/spinner.module.css';

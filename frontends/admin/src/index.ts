/** React is shared with the shell, so it may only be imported after the share scope is set up: this needs one dynamic import. */
void import('./standalone');

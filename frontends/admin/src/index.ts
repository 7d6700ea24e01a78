/** React is shared with the shell, so it may only be asked for after the share scope is set up: one import away from the entry. */
void import('./standalone');

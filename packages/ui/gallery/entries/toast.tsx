import { Button, type ToastContent, useToast } from '../../src/index';
import { entry, opened } from '../entry';

function ToastOpener({ opener, content }: { opener: string; content: ToastContent }) {
  const { toast } = useToast();
  return <Button onClick={() => toast(content)}>{opener}</Button>;
}

/** A toast, and the button that shows it. */
const shownBy = (what: string, content: ToastContent) => opened(`Show ${what}`, <ToastOpener opener={`Show ${what}`} content={content} />);

export const toast = entry('ToastProvider', {
  info: shownBy('info', { title: 'Ben Baker joined the group' }),
  'success, to be undone': shownBy('success, to be undone', { title: 'Game deleted', tone: 'success', action: { label: 'Undo', onPress: () => undefined } }),
  warning: shownBy('warning', { title: 'No signal', description: 'Scores are kept on this phone.', tone: 'warning' }),
  error: shownBy('error', { title: 'Sign in failed', description: 'Please check your credentials and try again.', tone: 'error' }),
  'long text': shownBy('long text', {
    title: 'Bartholomew Featherstonehaugh-Smythe changed hole 11',
    description: 'Theirs is 4 strokes, yours is 5. Both are kept until somebody says which is right.',
    tone: 'warning',
  }),
});

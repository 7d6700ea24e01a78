import { Button, type ToastContent, useToast } from '../../src/index';
import type { Entry } from '../entry';

function Telling({ opener, content }: { opener: string; content: ToastContent }) {
  const { toast } = useToast();
  return <Button onClick={() => toast(content)}>{opener}</Button>;
}

const state = (name: string, content: ToastContent) => ({
  name,
  opens: `Show ${name}`,
  shown: <Telling opener={`Show ${name}`} content={content} />,
});

export const toast: Entry = {
  title: 'ToastProvider',
  states: [
    state('info', { title: 'Ben Baker joined the group' }),
    state('success, to be undone', { title: 'Game deleted', tone: 'success', action: { label: 'Undo', onPress: () => undefined } }),
    state('warning', { title: 'No signal', description: 'Scores are kept on this phone.', tone: 'warning' }),
    state('error', { title: 'Sign in failed', description: 'Please check your credentials and try again.', tone: 'error' }),
    state('long text', {
      title: 'Bartholomew Featherstonehaugh-Smythe changed hole 11',
      description: 'Theirs is 4 strokes, yours is 5. Both are kept until somebody says which is right.',
      tone: 'warning',
    }),
  ],
};

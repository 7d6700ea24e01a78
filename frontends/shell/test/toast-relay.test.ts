import type { ToastContent } from '@fairshare/ui';
import { createToastRelay } from '../src/toasts/toast-relay';

function aToaster() {
  const events: string[] = [];
  const toaster = {
    toast: ({ title }: ToastContent) => events.push(String(title)) + 100,
    dismiss: (id: number) => void events.push(`dismissed ${id}`),
    resolve: (cause: string) => void events.push(`resolved ${cause}`),
  };
  return { events, toaster };
}

test('when toasts precede the toaster, then they wait until it shows them', () => {
  let asked = 0;
  const relay = createToastRelay(() => (asked += 1));
  const { events, toaster } = aToaster();
  relay.face.toast({ title: 'Welcome' });
  relay.face.toast({ title: 'Group created' });
  expect(asked).toBe(1);
  relay.connect(toaster);
  relay.face.toast({ title: 'Saved' });
  expect(events).toEqual(['Welcome', 'Group created', 'Saved']);
});

test('when a toast is dismissed by its id, then it is not shown', () => {
  const relay = createToastRelay(() => undefined);
  const { events, toaster } = aToaster();
  const early = relay.face.toast({ title: 'early' });
  relay.face.dismiss(early);
  relay.connect(toaster);
  const late = relay.face.toast({ title: 'late' });
  relay.face.dismiss(late);
  expect(events).toEqual(['late', 'dismissed 101']);
});

test('when the cause of a toast is fixed, then it is not shown', () => {
  const relay = createToastRelay(() => undefined);
  const { events, toaster } = aToaster();
  relay.face.toast({ title: 'answers missing', cause: 'hole 5' });
  relay.face.toast({ title: 'no signal' });
  relay.face.resolve('hole 5');
  relay.connect(toaster);
  relay.face.resolve('hole 6');
  expect(events).toEqual(['no signal', 'resolved hole 6']);
});

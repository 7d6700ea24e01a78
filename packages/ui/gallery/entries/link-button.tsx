import { KeyRoundIcon, LinkButton } from '../../src/index';
import type { Entry } from '../entry';

const links = (
  <>
    <LinkButton href="#link-button">Manage Subscription</LinkButton>
    <LinkButton href="#link-button" variant="primary" icon={<KeyRoundIcon />}>
      Upgrade Now
    </LinkButton>
    <LinkButton href="#link-button" variant="ghost">
      Forgot password?
    </LinkButton>
  </>
);

export const linkButton: Entry = {
  title: 'LinkButton',
  states: [
    { name: 'secondary, primary, ghost', shown: links },
    { name: 'hover', as: 'hover', shown: links },
    { name: 'focus', as: 'focus', shown: links },
    {
      name: 'lends its look to a router’s link; full width',
      shown: (
        <LinkButton asChild variant="primary" fullWidth icon={<KeyRoundIcon />}>
          <a href="#link-button">Upgrade Now</a>
        </LinkButton>
      ),
    },
  ],
};

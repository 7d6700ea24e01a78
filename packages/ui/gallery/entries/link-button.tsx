import { KeyRoundIcon, LinkButton } from '../../src/index';
import { entry } from '../entry';

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

export const linkButton = entry('LinkButton', {
  'secondary, primary, ghost': links,
  hover: links,
  focus: links,
  'lends its look to a router’s link; full width': (
    <LinkButton asChild variant="primary" fullWidth icon={<KeyRoundIcon />}>
      <a href="#link-button">Upgrade Now</a>
    </LinkButton>
  ),
});

import { Link } from '@fairshare/federation';
import { MessagePage } from '../../frame/message-page';

export default function NotFoundPage() {
  return (
    <MessagePage title="404 Page Not Found" action={<Link to="/">Back to Home</Link>}>
      <title>404 Page Not Found</title>
      <p>This page is out of bounds. Take a drop and play on.</p>
    </MessagePage>
  );
}

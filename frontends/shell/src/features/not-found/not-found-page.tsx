import { Link } from '@fairshare/federation';
import styles from './not-found-page.module.css';

export function NotFoundPage() {
  return (
    <main className={styles.page}>
      <title>404 Page Not Found</title>
      <h1>404 Page Not Found</h1>
      <p>This page is out of bounds. Take a drop and play on.</p>
      <Link to="/" className={styles.home}>
        Back to Home
      </Link>
    </main>
  );
}

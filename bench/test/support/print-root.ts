import { ROOT } from '@fairshare/distributed';

process.stdout.write(ROOT);

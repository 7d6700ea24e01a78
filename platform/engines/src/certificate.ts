import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runTool } from './tools';

/** A self-signed certificate for this machine: a client that trusts it names it as the authority. Paths of PEM files. */
export interface Certificate {
  readonly certificate: string;
  readonly key: string;
}

/** @throws Error when openssl is missing */
export async function makeCertificate(directory: string): Promise<Certificate> {
  const [certificate, key] = [join(directory, 'certificate.pem'), join(directory, 'key.pem')];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1,DNS:localhost'];
  const text = await runTool('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, ...names]);
  await writeFile(certificate, text.slice(text.indexOf('-----BEGIN CERTIFICATE')));
  return { certificate, key };
}

import { openApiDocument } from '@fairshare/contracts/openapi';
import { startTestGateway, type TestGateway } from './support';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ publicUrl: 'https://golf.example' });
});
afterAll(() => gateway.close());

describe('the documentation of the API', () => {
  test('when /api/docs/openapi.json is read, then it names the cookie used here', async () => {
    const answered = await gateway.send('/api/docs/openapi.json');

    expect(answered.status).toBe(200);
    expect(answered.json).toEqual(JSON.parse(JSON.stringify(openApiDocument({ sessionCookie: '__Host-session' }))));
  });

  test.each(['/api/docs', '/api/docs/'])('when %s is opened, then it loads Swagger UI with the document', async (path) => {
    const { status, headers, text } = await gateway.send(path);

    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    const scripts = [...text.matchAll(/<script src="([^"]+)">/g)].map(([, src = '']) => src);
    const loaded = await Promise.all(scripts.map((src) => gateway.send(src)));
    expect(loaded.map((script) => [script.status, script.headers['content-type']])).toEqual(scripts.map(() => [200, 'text/javascript; charset=utf-8']));
    expect(loaded.map((script) => script.text).join()).toContain("url: '/api/docs/openapi.json'");
  });

  test('when the documentation page is opened, then it runs nothing inline', async () => {
    const { text, headers } = await gateway.send('/api/docs');

    expect(text).not.toMatch(/<script>|<style| style=| on[a-z]+=|https?:\/\//);
    expect(headers['content-security-policy']).toContain("style-src 'self';");
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    const [, style = ''] = /<link rel="stylesheet" href="([^"]+)">/.exec(text) ?? [];
    expect(await gateway.send(style)).toMatchObject({ status: 200, headers: { 'content-type': 'text/css; charset=utf-8' } });
  });

  test('when a client accepts gzip and br, then Swagger UI comes in br', async () => {
    const { status, headers, body } = await gateway.send('/api/docs/swagger-ui-bundle.js', { headers: { 'accept-encoding': 'gzip, br' } });

    expect({ status, encoding: headers['content-encoding'], vary: headers.vary }).toEqual({ status: 200, encoding: 'br', vary: 'Accept-Encoding' });
    expect(body.length).toBeLessThan(600_000);
  });

  test('when a client already has the document, then it gets a 304', async () => {
    const { headers } = await gateway.send('/api/docs/openapi.json');

    expect(await gateway.send('/api/docs/openapi.json', { headers: { 'if-none-match': headers.etag ?? '' } })).toMatchObject({ status: 304, text: '' });
    expect(await gateway.send('/api/docs/openapi.json', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
  });

  test.each([
    ['GET', '/api/docs/elsewhere'],
    ['POST', '/api/docs'],
  ])('when the request is %s %s, then it is a 404 in JSON', async (method, path) => {
    expect(await gateway.send(path, { method })).toMatchObject({ status: 404, json: { code: 'NOT_FOUND' } });
  });
});

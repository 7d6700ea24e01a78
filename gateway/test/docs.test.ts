import { allRoutes } from '@fairshare/contracts';
import { openApiDocument } from '@fairshare/contracts/openapi';
import { startTestGateway, type TestGateway } from './support';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ publicUrl: 'https://golf.example' });
});
afterAll(() => gateway.close());

describe('the documentation of the API', () => {
  test('is the OpenAPI document, with the cookie that is used here', async () => {
    const answered = await gateway.send('/api/docs/openapi.json');

    expect(answered.status).toBe(200);
    expect(answered.json).toEqual(JSON.parse(JSON.stringify(openApiDocument({ sessionCookie: '__Host-session' }))));
  });

  test.each(['/api/docs', '/api/docs/'])('%s is a page that shows every call', async (path) => {
    const { status, headers, text } = await gateway.send(path);

    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    for (const { name } of allRoutes) expect(text).toContain(`<h3 id="${name}">`);
  });

  test('has no link that leads nowhere', async () => {
    const { text } = await gateway.send('/api/docs');
    const anchors = new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const links = [...text.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id);

    expect(links.length).toBeGreaterThan(100);
    expect(links.filter((link) => !anchors.has(link))).toEqual([]);
  });

  test('asks for nothing but its own style, and runs no script', async () => {
    const { text, headers } = await gateway.send('/api/docs');

    expect(text).not.toMatch(/<script|<style| style=| on[a-z]+=|https?:\/\//);
    expect(headers['content-security-policy']).toContain("style-src 'self';");
    const [, style = ''] = /<link rel="stylesheet" href="([^"]+)">/.exec(text) ?? [];
    expect(await gateway.send(style)).toMatchObject({ status: 200, headers: { 'content-type': 'text/css; charset=utf-8' } });
  });

  test('is not sent again to whoever has it', async () => {
    const { headers } = await gateway.send('/api/docs/openapi.json');

    expect(await gateway.send('/api/docs/openapi.json', { headers: { 'if-none-match': headers.etag ?? '' } })).toMatchObject({ status: 304, text: '' });
    expect(await gateway.send('/api/docs/openapi.json', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
  });

  test.each([
    ['GET', '/api/docs/elsewhere'],
    ['POST', '/api/docs'],
  ])('%s %s is a 404 in JSON', async (method, path) => {
    expect(await gateway.send(path, { method })).toMatchObject({ status: 404, json: { code: 'NOT_FOUND' } });
  });
});

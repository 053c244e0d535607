// The server under a path prefix, behind a proxy that keeps the prefix or removes it.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { withoutBase } from '../src/http/web-page.ts'
import { Client } from './client.ts'
import { proxy } from './proxy.ts'
import { duel, freshFolder, localServer, play } from './tables.ts'

const BASE = '/games/admiralty'

async function hostOf(to: string, { strip }: { readonly strip: boolean }): Promise<string> {
  const { host, close } = await proxy({ base: BASE, to, strip })
  onTestFinished(close)
  return host
}

/** A folder like that of the built web client. */
function webFolder(): string {
  const folder = freshFolder()
  mkdirSync(join(folder, 'assets'))
  writeFileSync(
    join(folder, 'index.html'),
    '<link rel="icon" href="./icon.svg" /><script type="module" src="./assets/index-x1.js"></script>',
  )
  writeFileSync(join(folder, 'icon.svg'), '<svg/>')
  writeFileSync(join(folder, 'assets', 'index-x1.js'), 'export {}')
  return folder
}

test.each([{ strip: true }, { strip: false }])(
  'plays a match and serves the page with its assets, prefix removed: $strip',
  async (options) => {
    const { url } = await localServer({ base: BASE, web: webFolder() })
    const host = await hostOf(url, options)
    const { id, red, blue } = await duel(() => new Client(host + BASE))
    const streams = await Promise.all([play({ client: red, match: id, seat: 'red' }), play({ client: blue, match: id, seat: 'blue' })])
    expect((await red.table(id)).status).toBe('over')
    for (const stream of streams) stream.close()

    for (const page of ['', '/', `/table/${id}`, '/rules/easystar?from=x', '?game=x']) {
      const answer = await fetch(host + BASE + page)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toContain('text/html')
      expect(answer.headers.get('cache-control')).toBe('no-cache')
      const parts = [...(await answer.text()).matchAll(/(?:src|href)="([^"]+)"/g)].map(([, part = '']) => part)
      expect(parts).toEqual([`${BASE}/icon.svg`, `${BASE}/assets/index-x1.js`])
      for (const part of parts) expect((await fetch(new URL(part, host))).status).toBe(200)
    }
    expect((await fetch(`${host}${BASE}/assets/none.js`)).status).toBe(404)
    expect((await fetch(`${host}${BASE}/api/none`)).status).toBe(404)
  },
)

test('limits the cookie to the path prefix, and names the prefix in the OpenAPI description', async () => {
  const { url } = await localServer({ base: BASE })
  const host = await hostOf(url, { strip: false })
  const [cookie] = (await fetch(`${host}${BASE}/api/me`)).headers.getSetCookie()
  expect(cookie).toContain(`; Path=${BASE}/;`)
  expect(await (await fetch(`${host}${BASE}/api/openapi.json`)).json()).toMatchObject({ servers: [{ url: BASE }] })
  expect(await (await fetch(`${host}${BASE}/api/docs`)).text()).toContain(`${BASE}/api/docs/static/`)
})

test('uses the root path without a prefix', async () => {
  const { url } = await localServer({ web: webFolder() })
  const page = await (await fetch(`${url}/table/x`)).text()
  expect(page).toContain('src="/assets/index-x1.js"')
  const [cookie] = (await fetch(`${url}/api/me`)).headers.getSetCookie()
  expect(cookie).toContain('; Path=/;')
})

test('removes the prefix only where a path segment ends', () => {
  expect(withoutBase(`${BASE}/table/x?as=red`, BASE)).toBe('/table/x?as=red')
  expect(withoutBase(BASE, BASE)).toBe('/')
  expect(withoutBase(`${BASE}?a=b`, BASE)).toBe('/?a=b')
  expect(withoutBase(`${BASE}-old/x`, BASE)).toBe(`${BASE}-old/x`)
  expect(withoutBase('/healthz', BASE)).toBe('/healthz')
  expect(withoutBase('/healthz', '')).toBe('/healthz')
})

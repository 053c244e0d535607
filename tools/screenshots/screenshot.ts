// Takes one page in one format: opens it in the browser, waits, and writes the picture.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import type { Client } from '../../apps/server/test/client.ts'
import type { Spawned } from '../../apps/server/test/spawn-server.ts'

/** The server, the browser, and the folder to write to. */
export interface Photographer {
  readonly server: Spawned
  readonly browser: Browser
  /** The guest whose cookie the pages use. */
  readonly client: Client
  readonly folder: string
}

/** A colour scheme and a screen size. */
export interface ScreenFormat {
  readonly name: string
  readonly theme: 'night' | 'paper'
  readonly size: { readonly width: number; readonly height: number }
  readonly touch: boolean
}
const WIDE = { width: 1440, height: 900 }
export const SCREEN_FORMATS: readonly ScreenFormat[] = [
  { name: 'night', theme: 'night', size: WIDE, touch: false },
  { name: 'paper', theme: 'paper', size: WIDE, touch: false },
  { name: 'laptop', theme: 'night', size: { width: 1280, height: 720 }, touch: false },
  { name: 'phone', theme: 'night', size: { width: 390, height: 844 }, touch: true },
]

/** A page to take. */
export interface Screenshot {
  readonly name: string
  /** The path of the page, without a leading slash; a function plays the battle that the page shows. */
  readonly path: string | (() => Promise<string>)
  /** Brings the page to the state to take, and resolves when it is shown. */
  ready(page: Page, format: ScreenFormat): Promise<unknown>
}

/** The name of a file in every folder of pictures. */
export const fileOf = ({ name }: Screenshot, format: ScreenFormat): string => `${name}-${format.name}.webp`
/** The quality of a picture, from 0 to 100. At this one letters stay sharp, and most pictures are smaller than 100 kB. */
const QUALITY = 70

/** Writes the picture into the folder. */
export async function take({ server, browser, client, folder }: Photographer, screenshot: Screenshot, format: ScreenFormat): Promise<void> {
  const { size, touch, theme } = format
  const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce', hasTouch: touch, isMobile: touch })
  const [name = '', value = ''] = client.cookie.split('=')
  await context.addCookies([{ name, value, url: server.url }])
  await context.addInitScript(`localStorage.setItem('admiralty.theme', '${theme}')`)
  const page = await context.newPage()
  const { path } = screenshot
  await page.goto(server.url + (typeof path === 'string' ? path : await path()))
  await screenshot.ready(page, format)
  await page.evaluate('document.fonts.ready')
  const session = await context.newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY })
  await context.close()
  const picture = Buffer.from(data, 'base64')
  const file = fileOf(screenshot, format)
  writeFileSync(join(folder, file), picture)
  console.log(`${file}, ${Math.round(picture.length / 1000)} kB`)
}

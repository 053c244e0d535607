// The presses of the tests themselves: one that comes too late hits nothing, and the player reads again.
import { expect, test } from '@playwright/test'
import { mouse } from './input.ts'
import { read } from './reading.ts'

const PAGE = `<section class="ask"><div class="acts">
  <button class="btn" onclick="pressed.push('Fire')">Fire</button><button class="btn" onclick="pressed.push('Pass')">Pass</button>
</div></section><script>window.pressed = []</script>`

test('a choice is pressed, unless the page shows another one by then, even while the button goes down', async ({ page }) => {
  await page.setContent(PAGE)
  const { choices } = await read(page)
  const [fire] = choices
  if (!fire) throw new Error('expected two choices')
  await mouse(page).press(fire, choices)
  expect(await page.evaluate('pressed')).toEqual(['Fire'])
  expect((await read(page)).missed).toBe(false)

  await page.evaluate(`addEventListener('mousedown', () => { document.querySelector('.btn').textContent = 'Concede' }, { once: true })`)
  await mouse(page).press(fire, choices)
  expect((await read(page)).missed).toBe(true)
  await mouse(page).press(fire, choices)
  expect((await read(page)).missed).toBe(true)
  expect(await page.evaluate('pressed')).toEqual(['Fire'])
})

import { expect, test } from 'vitest'
import { worldAt } from '../../src/land/geometry.ts'
import { partnerText } from '../../src/words/book/trade-rows.ts'
import { worldText } from '../../src/words/book/world-rows.ts'
import { openWeek } from './form-for-tests.ts'

const WITH_BLUE = [['0101', '0201']] as const
const said = (...week: Parameters<typeof openWeek>) => worldText(openWeek(...week), '0101')

test('CR-10.1b: a link that the other empire has not agreed to is only asked for', () => {
  expect(said({}, { links: WITH_BLUE })).toMatch(/^asks for trade with .*0201, and Blue must ask too$/)
  expect(said({ consents: { links: WITH_BLUE } }, { links: WITH_BLUE })).toMatch(/^trades with .*0201$/)
})
test('CR-10.1b: own worlds trade at once, a neutral one is asked, and without a link there is no trade', () => {
  expect(said({}, { links: [['0101', '0102']] })).toMatch(/^trades with .*0102$/)
  expect(said({ attitudes: { '0808': 1 } }, { links: [['0101', '0808']] })).toMatch(/^asks .*0808 for trade$/)
  expect(said({}, {})).toBe('no trade')
})
test('CR-10.1b: a world of another empire is offered with the word that its owner must ask too', () => {
  const { view } = openWeek()
  expect(partnerText(view, 'red', worldAt(view.land, '0201'))).toContain('Blue, who must ask too')
  expect(partnerText(view, 'red', worldAt(view.land, '0102'))).not.toContain('must ask')
})

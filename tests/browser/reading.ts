// Reads what a player can see and do from the page itself, never from the program behind it.
import type { Page } from '@playwright/test'

/** 'game page' is the game's own page for a question; 'hand over' and 'blank' come between two seats at one screen. */
type Kind = 'question' | 'game page' | 'hand over' | 'blank' | 'over' | 'waiting'

export interface PageChoice {
  /** Index among all elements that match PRESSABLE. */
  readonly at: number
  readonly label: string
  /** 'fold' opens the list of choices that are hexes on the chart. */
  readonly role: 'row' | 'fold' | 'main' | 'back'
  /** In the list of choices, which has its own keys. */
  readonly listed: boolean
  /** Chance in percent; null if the page shows none. */
  readonly odds: number | null
  readonly note: string
}
export interface Reading {
  readonly kind: Kind
  /** 'Ships · yours to move' */
  readonly phase: string
  readonly title: string
  /** The heading of the turn, such as 'Turn 3, …'. */
  readonly moment: string
  readonly choices: readonly PageChoice[]
  /** A text that changes whenever something happens on the page. */
  readonly mark: string
  /** The sequence number of the journal entry that the page shows; null while it shows none. */
  readonly seq: number | null
  /** The last press hit nothing, because the page changed between the reading and the press. */
  readonly missed: boolean
}

/** Selector of everything that answers a question. */
export const PRESSABLE =
  'section.ask .row, section.ask .acts .btn, .es-chooser .es-card .btn, .gu-foot .btn, .ee-ready .btn, .ee-fleet-acts .btn, .sf-page .gu-offer .btn, main.blank .btn'

/** Script of `labelOf(node)`: the label of a choice, without its numbers and notes. */
export const LABEL_OF = `const labelOf = (node) =>
  [...(node.querySelector('.label') ?? node).childNodes].filter((part) => part.nodeType === 3 || part.matches?.('.term')).map(({ textContent }) => textContent).join('').replace(/\\s+/g, ' ').trim()`

const READ = `(() => {
  ${LABEL_OF}
  const one = (selector) => document.querySelector(selector)
  const text = (node) => (node ? node.textContent.replace(/\\s+/g, ' ').trim() : '')
  const roleOf = (node) => node.classList.contains('unfold') ? 'fold' : node.classList.contains('row') ? 'row' : node.classList.contains('go') ? 'main' : 'back'
  const seen = (node, at) => {
    const num = text(node.querySelector('.num'))
    const odds = /^[<>]?(\\d+)%/.exec(num)
    return {
      at,
      label: labelOf(node),
      role: roleOf(node),
      listed: node.closest('section.ask') !== null,
      odds: odds ? Number(odds[1]) : null,
      note: odds ? text(node.querySelector('.label small')) : num,
    }
  }
  const choices = [...document.querySelectorAll(${JSON.stringify(PRESSABLE)})].map((node, at) => [node, at]).filter(([node]) => !node.disabled).map(([node, at]) => seen(node, at))
  const ask = one('section.ask')
  const kind = one('section.result') ? 'over'
    : one('main.blank') ? 'blank'
    // The dialog shows before the log does.
    : one('.link-said') || one('.log-box[aria-busy="true"]') ? 'waiting'
    // While an order is on its way, a page of a game has nothing to press.
    : one('.page-of-game') ? (choices.length > 0 ? 'game page' : 'waiting')
    : !ask || ask.classList.contains('idle') || ask.getAttribute('aria-busy') === 'true' ? 'waiting'
    : ask.getAttribute('aria-label') === 'Hand over' ? 'hand over'
    : 'question'
  const log = one('.log-box')
  const shown = one('[data-seq]')
  return {
    kind,
    seq: shown ? Number(shown.dataset.seq) : null,
    missed: window.missed === true,
    phase: text(one('section.ask .who > span')),
    title: text(one('section.ask .what') ?? one('main.blank h1')),
    moment: text(one('.phases h2')),
    choices,
    mark: JSON.stringify([location.pathname + location.search, kind, text(ask), text(one('.page-of-game')), log ? log.textContent.length : 0, text(log).slice(-300), text(one('main.blank')), text(one('.refuse'))]),
  }
})()`

export const read = (page: Page): Promise<Reading> => page.evaluate<Reading>(READ)

/**
 * Reads the page when a new question appears: its mark differs from `before`, or the last press missed. After `ms` milliseconds at the latest.
 * It reads again only after the page has changed: reading all the time takes processor time from the program that it waits for.
 */
export const readSoon = (page: Page, before: string | null, ms: number): Promise<Reading> =>
  page.evaluate<Reading>(`new Promise((resolve) => {
    const until = Date.now() + ${ms}
    let changed = true
    const changes = new MutationObserver(() => { changed = true })
    changes.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
    const look = () => {
      const late = Date.now() > until
      if (changed || late) {
        changed = false
        const reading = ${READ}
        const fresh = reading.kind !== 'waiting' && (reading.missed || reading.mark !== ${JSON.stringify(before)})
        if (fresh || late) {
          changes.disconnect()
          return resolve(reading)
        }
      }
      setTimeout(look, 8)
    }
    look()
  })`)

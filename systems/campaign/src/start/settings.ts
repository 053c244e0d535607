// The settings of a campaign: each option as data with its clause.
import { type Choices, choicesAmong, fields, type Option, type RuleId } from '@admiralty/kernel'
import { z } from 'zod'

interface SettingRow {
  readonly title: string
  readonly rule: RuleId
  /** The first value is the default. */
  readonly values: Readonly<Record<string, readonly [label: string, explains: string]>>
}
/** The rows of the screen in their order. */
const ROWS = {
  map: {
    title: 'Resources on the map',
    rule: 'CR-1.7c',
    values: {
      rolled: ['As rolled', 'a third of all maps lack ore, food, fuel or goods'],
      each: ['Each at least once', 'no resource is missing, and there is a hub'],
      perThree: ['One for three players', 'as many of each as a third of the players, rounded up'],
    },
  },
  weaponry: {
    title: 'Upkeep of weapons',
    rule: 'CR-3.6b',
    values: { combat: ['After battles', 'due for each battle'], weekly: ['Every week', 'due in quiet weeks, too'] },
  },
  capital: {
    title: 'Starting capital',
    rule: 'CR-4.2',
    values: { trade: ['With trade', '50 times base income and gains'], base: ['Base only', '50 times base income'] },
  },
  start: {
    title: 'Start',
    rule: 'CR-X.14',
    values: { drawn: ['As drawn', 'capital as the draft gives it'], levelled: ['Levelled', 'empires below the mean get the difference'] },
  },
  neutrals: {
    title: 'Neutral worlds',
    rule: 'CR-X.15',
    values: { written: ['As written', '150 points of defence for a point of income'], defended: ['Well defended', '250 points instead'] },
  },
  market: {
    title: 'Ships on the market',
    rule: 'CR-13.1b',
    values: {
      all: ['All designs', 'every ship of the catalogue, each week'],
      listed: ['Three a week', 'three designs, drawn anew each week'],
    },
  },
  scouting: {
    title: 'Attitudes that are found out',
    rule: 'CR-1.6a',
    values: { private: ['Private', 'known to the visitor'], public: ['Public', 'told to all'] },
  },
  tempo: {
    title: 'Questions within a week',
    rule: 'CR-X.8',
    values: { brisk: ['Standing answers', 'nobody is asked within a week'], asked: ['Ask each time', 'at meetings and after battles'] },
  },
  weeks: {
    title: 'Last week',
    rule: 'CR-O.9',
    values: {
      half: ['26 weeks', 'half a year'],
      ten: ['10 weeks', 'a short campaign'],
      year: ['50 weeks', 'about a year'],
      four: ['4 weeks', 'a trial'],
      open: ['By consent', 'until all who play agree'],
    },
  },
  claims: {
    title: 'Claims',
    rule: 'CR-1.3c',
    values: { list: ['By ranking', 'all claims at once'], turn: ['In turn', 'one claim after another'] },
  },
} as const satisfies Readonly<Record<string, SettingRow>>
type Rows = typeof ROWS
/** The settings that players agree on. */
export type CampaignSettings = { readonly [K in keyof Rows]: keyof Rows[K]['values'] & string }
const keysOf = <K extends string>(row: { readonly values: Readonly<Record<K, unknown>> }): [K, ...K[]] =>
  Object.keys(row.values) as [K, ...K[]] // no row is empty

export const settingsSchema = fields({
  map: z.enum(keysOf(ROWS.map)),
  weaponry: z.enum(keysOf(ROWS.weaponry)),
  capital: z.enum(keysOf(ROWS.capital)),
  start: z.enum(keysOf(ROWS.start)),
  neutrals: z.enum(keysOf(ROWS.neutrals)),
  market: z.enum(keysOf(ROWS.market)),
  scouting: z.enum(keysOf(ROWS.scouting)),
  tempo: z.enum(keysOf(ROWS.tempo)),
  weeks: z.enum(keysOf(ROWS.weeks)),
  claims: z.enum(keysOf(ROWS.claims)),
})

const rows: readonly (readonly [string, SettingRow])[] = Object.entries(ROWS)
/** The options of the settings, in the order of the screen. */
export const SETTING_OPTIONS: readonly Option[] = rows.map(([name, { title, rule, values }]): Option => {
  const entries = Object.entries(values)
  return {
    name,
    title,
    rule,
    default: entries[0]?.[0] ?? '',
    values: entries.map(([value]) => value),
    labels: Object.fromEntries(entries.map(([value, [label]]) => [value, label])),
    explains: Object.fromEntries(entries.map(([value, [, explains]]) => [value, explains])),
    onlyWith: null,
  }
})
export const { wrongChoice } = choicesAmong(SETTING_OPTIONS)
/** The settings that players chose. Throws for a value that no option has. */
export const settingsOf = (choices: Choices): CampaignSettings =>
  settingsSchema.parse(Object.fromEntries(SETTING_OPTIONS.map((option) => [option.name, choices[option.name] ?? option.default])))

const LAST_WEEKS = { half: 26, ten: 10, year: 50, four: 4, open: null } as const satisfies Readonly<
  Record<CampaignSettings['weeks'], number | null>
>
/** CR-O.9: the last week; null if the campaign ends by consent. */
export const lastWeekOf = ({ weeks }: Pick<CampaignSettings, 'weeks'>): number | null => LAST_WEEKS[weeks]

import { describe, expect, test } from 'vitest'
import { resembles, reservedNameLike } from './names.ts'

/** Names, and others that a reader may take for them. */
const IMITATIONS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  Captain: {
    'other case': ['CAPTAIN', 'captain', 'cAPtAIn'],
    'Cyrillic or Greek letters': ['Сарtаin', 'ϹΑΡΤΑΙΝ', 'ϲaptain', 'сарtаіn'],
    'letters of other scripts': ['Ꮯaptain', 'ꓚaptain', 'Captaıո'],
    'l, 1 and | for I': ['CAPTAlN', 'CAPTA1N', 'CAPTA|N'],
    'full width': ['Ｃａｐｔａｉｎ', 'ｃａｐｔａｉｎ'],
    'mathematical letters': ['𝐂𝐚𝐩𝐭𝐚𝐢𝐧', '𝓒𝓪𝓹𝓽𝓪𝓲𝓷', 'ℂ𝕒𝕡𝕥𝕒𝕚𝕟', '𝙲𝚊𝚙𝚝𝚊𝚒𝚗'],
    'letters in circles, squares and flags': ['ⒸⒶⓅⓉⒶⒾⓃ', '🅲🅰🅿🆃🅰🅸🅽', '🇨🇦🇵🇹🇦🇮🇳'],
    accents: ['Cāptáin', 'C\u0336a\u0336p\u0336tain', 'Captaın', '\u0336Captain'],
    'invisible characters': ['Cap\u200btain', 'Captain\u2800', 'Capt\u00adain', 'Captain\ufe0f', 'Captain\u3164', 'Captain\u{e0061}'],
    spaces: ['C a p t a i n', 'Cap\u2009tain', 'Cap\u00a0tain'],
    punctuation: ['Captain.', '“Captain”', 'Cap-tain', 'Captainǃ'],
  },
  Admiral: {
    'rn for m': ['Adrniral', 'ADRNIRAL', 'Аdrnіral'],
    capitals: ['ADMIRAL', 'ΑDΜIRΑL', 'ADMlRAL'],
    'small letters of other scripts': ['аԁмiгаl'],
    'small capitals': ['ᴀᴅᴍɪʀᴀʟ', 'Aᴅᴍɪʀᴀʟ'],
  },
  Olga: { '0 for O': ['0lga', 'OIga', '01ga'] },
  Walter: { 'two v for w': ['VValter', 'vvalter'] },
  Анна: { 'other case': ['АННА', 'аннА'], 'Latin letters': ['Aннa', 'AHHA'] },
  Зоя: { 'a digit': ['3оя'] },
  Σίσυφος: { 'other case': ['ΣΊΣΥΦΟΣ', 'Σισυφος'] },
  Weiß: { 'other case': ['WEISS', 'weiss'] },
  محمد: { 'vowel signs and a stretched line': ['مُحَمَّد', 'محـمد'] },
  'O’Neill': { 'another apostrophe, or none': ["O'Neill", 'OʼNeill', 'ONeill'] },
}

const INNOCENT = [
  ...['Anna', 'Анна', '太郎', '花子', 'محمد', 'أحمد', 'Zoë', 'O’Neill', 'José', 'Ødegård', 'Łukasz', 'Νίκος', 'Ελένη', 'Елена', 'Марина'],
  ...[
    'राम',
    'रमा',
    'नीता',
    'नाता',
    '가나',
    '다나',
    'が',
    'か',
    'ノア',
    'ア',
    'きく',
    'き',
    'ルーク',
    'ルク',
    'יעל',
    'על',
    'דוד',
    'นภา',
    'Հայկ',
  ],
  ...['🚀', '🚀🚀', '👍', '👍🏽', '❤️', '👩‍🚀', '★', 'Guest 1234', 'Guest 1235', '7', 'x', 'X Æ A-12', 'Annika', 'Ana', 'Hannah'],
  ...['You-Jin', 'Youssef', 'Abbot', 'Hostia', 'Openshaw', 'Anna (1)', 'Anna [XIII]', 'Ben “Red” Miller'],
  ...['First Captain', 'Captain Hook', 'Capt', 'Ensign Ro', 'Vice Admiral', 'Kapitän', 'Адмирал'],
]

describe.each(Object.entries(IMITATIONS))('%s', (name, kinds) => {
  test.each(Object.entries(kinds))('is imitated with %s', (_, imitations) => {
    expect(imitations.filter((imitation) => !resembles(imitation, ['Somebody', name]))).toEqual([])
    expect(imitations.filter((imitation) => !resembles(name, [imitation]))).toEqual([])
  })
})

test('names of different people are told apart in many scripts', () => {
  const pairs = INNOCENT.flatMap((name, index) => INNOCENT.slice(index + 1).map((other) => [name, other] as const))
  expect(pairs.filter(([name, other]) => resembles(name, [other]))).toEqual([])
  expect(INNOCENT.filter((name) => reservedNameLike(name) !== undefined)).toEqual([])
})

/** Reserved names, and how a reader may meet them. */
const RESERVED: Readonly<Record<string, readonly string[]>> = {
  Ensign: ['Ensign', 'ENSIGN (Yellow)', 'Ensign（Blue）', 'Εnsign «red»', 'Anna (Ensign)'],
  'Ensign bot': ['Ensign (bot)', 'ensign-bot', 'Еnsign ［bоt］', 'Ｅｎｓｉｇｎ（ｂｏｔ）', 'Ensign, bot'],
  'bot Captain': ['Bot Captain', '(bot) Captain', 'bot: Сарtаin'],
  Bot: ['bot', 'B0T', 'Anna (bot)', 'Anna <BOT>'],
  Server: ['Server', 's e r v e r', 'Ѕеrvеr', 'Ｓｅｒｖｅｒ', 'ꜱᴇʀᴠᴇʀ', 'Sérver', 'Server (official)'],
  Admiral: ['admiral', 'Adrniral [Green]'],
  Admiralty: ['Admiralty', 'AdmiraIty'],
  Spectator: ['spectator', 'Sресtаtоr'],
  Public: ['public', 'PUBLlC', 'рublic'],
  You: ['you', 'YOU', 'Υоu', 'Anna (you)'],
  Open: ['open (Blue)', 'Οреn'],
  'The umpire': ['The umpire', 'THE UMPIRE!', 'Тhe uмpire'],
}
test.each(Object.entries(RESERVED))('%s is reserved, also in other letters and with an addition', (reserved, names) => {
  expect(names.map(reservedNameLike)).toEqual(names.map(() => reserved))
})

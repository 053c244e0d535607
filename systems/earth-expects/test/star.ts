/** A path of the state with seats, ships, boxes, systems and numbers replaced by stars: '/secret/*\/power/*\/lit/*'. */
const NAMED = /^(yellow|blue|red|green)$|-|^\d+$|^[A-Za-z]\w?\d+$/
const BY_NAME: readonly string[] = [
  'ships',
  'hidden',
  'allotted',
  'power',
  'points',
  'before',
  'truth',
  'empty',
  'heard',
  'shown',
  'engines',
  'boxes',
  'levels',
]
export const star = (path: string): string => {
  const parts = path.split('/')
  return parts.map((part, at) => (NAMED.test(part) || BY_NAME.includes(parts[at - 1] ?? '') ? '*' : part)).join('/')
}

/** A path of the state with stars for seats, ships, items and numbers: '/secret/*\/sheets/*\/items'. */
export const star = (path: string): string =>
  path
    .split('/')
    .map((part) => (/^(yellow|blue|red|green)$|-|^\d+$/.test(part) ? '*' : part))
    .join('/')

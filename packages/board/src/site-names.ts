// Which names of sites are printed at a size of the text.
import type { Site } from './scene.ts'

/** The largest text, in chart units, at which a name of eight letters does not reach the next but one column. */
const MOST_ROOM = 22
/** The name that is printed below a site: none on a chart so small that names would overlap, unless the site is selected. */
export const printedName = ({ name, selected }: Pick<Site, 'name' | 'selected'>, text: number): string =>
  selected || text <= MOST_ROOM ? name : ''

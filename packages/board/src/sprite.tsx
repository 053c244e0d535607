// The symbols that `Silhouette`, `SideBadge`, `Seal` and the counters refer to. Mounted once, near the root of the page.
import './board.css'
import './overlays.css'
import './chart-symbols.css'
import { DRAWINGS, type SymbolPaths } from './drawings.ts'

const SQUARE = '-50 -50 100 100'

function Ship({ name, drawing }: { readonly name: string; readonly drawing: SymbolPaths }) {
  return (
    <symbol id={`s-${name}`} viewBox={SQUARE}>
      <path className="hull" d={drawing.hull} />
      <path className="cut" d={drawing.cut} />
      {drawing.rings.map(([x, y]) => (
        <circle key={`${x},${y}`} className="cutdot" cx={x} cy={y} r="3.6" />
      ))}
    </symbol>
  )
}

/** Patterns of sides 2 to 8 (side 1 is plain) and of terrain. */
const Patterns = () => (
  <defs>
    <pattern id="pt-2" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path className="pt-2" d="M0 0V8" />
    </pattern>
    <pattern id="pt-3" width="7" height="7" patternUnits="userSpaceOnUse">
      <path className="pt-3" d="M0 3H7" />
    </pattern>
    <pattern id="pt-4" width="8" height="8" patternUnits="userSpaceOnUse">
      <circle className="pt-4" cx="2" cy="2" r="1.5" />
      <circle className="pt-4" cx="6" cy="6" r="1.5" />
    </pattern>
    <pattern id="pt-5" width="7" height="7" patternUnits="userSpaceOnUse">
      <path className="pt-5" d="M3 0V7" />
    </pattern>
    <pattern id="pt-6" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path className="pt-6" d="M0 0V9M0 0H9" />
    </pattern>
    <pattern id="pt-7" width="12" height="8" patternUnits="userSpaceOnUse">
      <path className="pt-7" d="M0 6L6 2L12 6" />
    </pattern>
    <pattern id="pt-8" width="10" height="10" patternUnits="userSpaceOnUse">
      <path className="pt-8" d="M5 2.5V7.500M2.500 5H7.500" />
    </pattern>
    <pattern id="terrain-asteroids-sparse" width="26" height="22" patternUnits="userSpaceOnUse">
      <path className="gr" d="M4 5l3 -2l3 2l-1 3l-4 0ZM17 15l2 -2l4 1l0 3l-4 1Z" />
    </pattern>
    <pattern id="terrain-asteroids-dense" width="17" height="15" patternUnits="userSpaceOnUse">
      <path className="gr" d="M2 4l3 -2l3 2l-1 3l-4 0ZM10 11l2 -2l4 1l0 3l-4 1Z" />
    </pattern>
    <pattern id="terrain-asteroids-packed" width="18" height="16" patternUnits="userSpaceOnUse">
      <path className="gr solid" d="M1 5l4 -4l5 2l1 4l-4 3l-5 -1ZM10 12l3 -3l4 2l-1 4l-5 0Z" />
    </pattern>
    <pattern id="terrain-gas" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(20)">
      <path className="gr" d="M0 3Q7 0 14 3M0 10Q7 7 14 10" />
    </pattern>
    <pattern id="terrain-radiation" width="20" height="20" patternUnits="userSpaceOnUse">
      <path className="gr" d="M10 4v4M10 12v4M4 10h4M12 10h4" />
    </pattern>
    <pattern id="blind" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
      <path className="blind" d="M0 0V7" />
    </pattern>
  </defs>
)

const SideStyles = () => (
  <>
    <symbol id="p-1" viewBox={SQUARE}>
      <circle r="45" />
    </symbol>
    <symbol id="p-2" viewBox={SQUARE}>
      <path d="M0 -49L49 0L0 49L-49 0Z" />
    </symbol>
    <symbol id="p-3" viewBox={SQUARE}>
      <rect x="-41" y="-41" width="82" height="82" rx="3" />
    </symbol>
    <symbol id="p-4" viewBox={SQUARE}>
      <path d="M-17.5 -17.5A20 20 0 1 1 17.5 -17.5A20 20 0 1 1 17.5 17.5A20 20 0 1 1 -17.5 17.5A20 20 0 1 1 -17.5 -17.5Z" />
    </symbol>
    <symbol id="p-5" viewBox={SQUARE}>
      <path d="M0 -49L49 42H-49Z" />
    </symbol>
    <symbol id="p-6" viewBox={SQUARE}>
      <path d="M-20 -46H20V-20H46V20H20V46H-20V20H-46V-20H-20Z" />
    </symbol>
    <symbol id="p-7" viewBox={SQUARE}>
      <path d="M-42 -44H42V6Q42 32 0 49Q-42 32 -42 6Z" />
    </symbol>
    <symbol id="p-8" viewBox={SQUARE}>
      <path d="M0 -49L14.500 -25H42.500L29 0L42.500 25H14.500L0 49L-14.500 25H-42.500L-29 0L-42.500 -25H-14.500Z" />
    </symbol>
  </>
)

const Seals = () => (
  <>
    <symbol id="seal-sealed" viewBox="0 0 16 16">
      <path
        className="sl"
        d="M8 .9l2 1.5 2.5-.1.7 2.4 2 1.5-.9 2.3.5 2.4-2.3.9-1.2 2.2-2.4-.6L8 15.1l-1.9-1.7-2.4.6-1.2-2.2L.2 10.9l.5-2.4L-.2 6.2l2-1.5.7-2.4 2.5.1z"
      />
      <path className="sl-i" d="M8 4.5V11M5.6 9.2Q8 12.6 10.4 9.2M6.3 5.8H9.7" />
    </symbol>
    <symbol id="seal-opened" viewBox="0 0 16 16">
      <circle className="so" cx="8" cy="8" r="6" />
      <path className="so" d="M5.2 8.2l2 2 3.6-4.2" />
    </symbol>
    <symbol id="seal-owed" viewBox="0 0 16 16">
      <circle className="sw" cx="8" cy="8" r="6" />
      <circle className="sw-d" cx="8" cy="8" r="2.2" />
    </symbol>
    <symbol id="seal-none" viewBox="0 0 16 16">
      <path className="sn" d="M5 8H11" />
    </symbol>
  </>
)

/** An invisible element with the symbols of ships, sides, seals and patterns. */
export const Sprite = () => (
  <svg className="sprite" width="0" height="0" aria-hidden="true" focusable="false">
    <Patterns />
    {Object.entries(DRAWINGS).map(([name, drawing]) => (
      <Ship key={name} name={name} drawing={drawing} />
    ))}
    <symbol id="s-wreck" viewBox={SQUARE}>
      <ellipse className="wk-o" cx="0" cy="0" rx="44" ry="30" />
      <path className="wk" d="M-28 0H28M-16 -9V9M0 -15V15M16 -9V9" />
    </symbol>
    <symbol id="s-unknown" viewBox={SQUARE}>
      <text className="unknown" y="22">
        ?
      </text>
    </symbol>
    <SideStyles />
    <Seals />
  </svg>
)

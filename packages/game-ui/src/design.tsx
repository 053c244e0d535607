// Parts of the shops and designers of every game: cards with a price, refusals with remedies, beginnings, tools, fields, tables with clauses.
import { InOrder, type SideStyle, Silhouette } from '@admiralty/board'
import { capital, type Refusal } from '@admiralty/kernel'
import { Children, type ReactNode, useId, useState } from 'react'
import { ArrowGroup, type ArrowGroupProps } from './arrow-group.tsx'
import { Rule } from './panel.tsx'
import './design.css'

/** A refusal whose clause may be of the platform. */
type Reason = Pick<Refusal, 'reason'> & { readonly rule: string }

interface WhyNotProps {
  readonly refusals: readonly Reason[]
  /** `alert` if it is about something that the player has just done. */
  readonly role?: 'alert'
}
/** The first of several refusals in one line; nothing without one. */
export function WhyNot({ refusals: [why, ...others], role }: WhyNotProps) {
  if (!why) return null
  return (
    <p className="gu-why-not" {...(role && { role })}>
      {capital(why.reason)}
      {others.length > 0 && `, and ${others.length} more`} <Rule id={why.rule} />
    </p>
  )
}

interface WrongTextProps {
  /** Null if the text can be read. */
  readonly wrong: string | null
}
/** Why a text that the player has just given cannot be read. */
export const WrongText = ({ wrong }: WrongTextProps) =>
  wrong !== null && (
    <p className="gu-why-not" role="alert">
      {wrong}
    </p>
  )

/** A single change that ends or lessens refusals. */
export interface Remedy {
  readonly label: string
  /** The clause that allows it; null for a removal. */
  readonly rule: string | null
  take(): void
}
interface RefusalsProps {
  readonly refusals: readonly Reason[]
  readonly remedies: readonly Remedy[]
}
/** All refusals of a design, and remedies as buttons; nothing without a refusal. */
export function Refusals({ refusals, remedies }: RefusalsProps) {
  if (refusals.length === 0) return null
  return (
    <div className="gu-refusals" role="alert">
      <ul>
        <InOrder of={refusals}>
          {({ rule, reason }) => (
            <li>
              <span>{capital(reason)}</span> <Rule id={rule} />
            </li>
          )}
        </InOrder>
      </ul>
      {remedies.length > 0 && (
        <div className="gu-buttons">
          {remedies.map(({ label, rule, take }) => (
            <button type="button" className="btn" key={label} onClick={take}>
              {label} {rule && <small className="rule">{rule}</small>}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

export interface OfferProps {
  readonly title: string
  /** Small text below the title. */
  readonly note?: string
  readonly price: ReactNode
  /** CSS classes of the game; `misfit` for what cannot be bought, `taken` for what has been. */
  readonly look: string
  /** Above the title. */
  readonly picture?: ReactNode
  readonly children: ReactNode
  readonly refusals: readonly Reason[]
  /** The buttons. */
  readonly actions: ReactNode
}
/** A ship or a fleet on offer, an item of a list. */
export const Offer = ({ title, note, price, look, picture, children, refusals, actions }: OfferProps) => (
  <li className={`gu-offer ${look} ${refusals.length > 0 ? 'misfit' : ''}`} aria-label={title}>
    {picture}
    <div className="gu-offer-h">
      <h4>
        {title} {note && <small>{note}</small>}
      </h4>
      <span className="num">{price}</span>
    </div>
    {children}
    <WhyNot refusals={refusals} />
    <div className="gu-buttons">{actions}</div>
  </li>
)

interface OfferSectionProps extends Pick<ArrowGroupProps, 'children'> {
  readonly title: string
}
/** A titled section of offers, as an `ArrowGroup`; nothing without an offer. */
export const OfferSection = ({ title, children }: OfferSectionProps) =>
  Children.count(children) > 0 && (
    <section aria-label={title}>
      <h3 className="cap">{title}</h3>
      <Offers label={title}>{children}</Offers>
    </section>
  )
/** A list of offers, as an `ArrowGroup`. */
export const Offers = ({ label, children }: Omit<ArrowGroupProps, 'look'>) => (
  <ArrowGroup label={label} look="">
    <ol className="gu-offers">{children}</ol>
  </ArrowGroup>
)

interface ShopProps {
  readonly title: string
  /** A sentence beside the title, with its clause. */
  readonly text: ReactNode
  /** CSS classes of the game. */
  readonly look: string
  /** Buttons beside the title. */
  readonly actions: ReactNode
  readonly children: ReactNode
}
/** The page on which ships or fleets are chosen. */
export const Shop = ({ title, text, look, actions, children }: ShopProps) => (
  <div className={`gu-shop ${look}`}>
    <header className="gu-line">
      <h2>{title}</h2>
      <p>{text}</p>
      {actions}
    </header>
    {children}
  </div>
)

interface TakeOrChangeProps {
  /** Null if it may not be taken. */
  readonly take: string | null
  /** Null if it may not be changed. */
  readonly change: string | null
  /** Whether this is the suggested one. */
  readonly first: boolean
  readonly busy: boolean
  onTake(): void
  onChange(): void
}
/** The buttons of an offer: take it as it is, or change it first. */
export const TakeOrChange = ({ take, change, first, busy, onTake, onChange }: TakeOrChangeProps) => (
  <>
    {take !== null && (
      <button type="button" className={first ? 'btn go' : 'btn'} disabled={busy} onClick={onTake}>
        {take}
      </button>
    )}
    {change !== null && (
      <button type="button" className={take === null ? 'btn' : 'btn quiet'} onClick={onChange}>
        {change}
      </button>
    )}
  </>
)

interface SquadronProps {
  readonly symbols: readonly string[]
  /** Null for ships of no side. */
  readonly sideStyle: SideStyle | null
  /** Height of a silhouette in pixels. */
  readonly size: number
}
/** The silhouettes of several ships in a row. */
export const Squadron = ({ symbols, sideStyle, size }: SquadronProps) => (
  <span className="gu-line gu-squadron" aria-hidden="true">
    <InOrder of={symbols}>{(symbol) => <Silhouette name={symbol} size={size} {...(sideStyle && { sideStyle })} />}</InOrder>
  </span>
)

/** A ready design to start from. */
interface Beginning {
  readonly name: string
  readonly price: ReactNode
  /** The design in a picture or in words. */
  readonly sketch: ReactNode
  begin(): void
}
/** Ready designs, shown while a design is empty; nothing without one. */
export function Beginnings({ title, beginnings }: { readonly title: string; readonly beginnings: readonly Beginning[] }) {
  if (beginnings.length === 0) return null
  return (
    <section className="gu-beginnings">
      <h2 className="cap">{title}</h2>
      <ul>
        {beginnings.map(({ name, price, sketch, begin }) => (
          <li key={name}>
            <button type="button" className="gu-offer" onClick={begin}>
              <span className="gu-offer-h">
                <b>{name}</b> <span className="num">{price}</span>
              </span>
              {sketch}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

export interface ToolProps {
  /** A drawing or a letter. */
  readonly picture: ReactNode
  readonly title: string
  readonly note: ReactNode
  /** The clause that explains it. */
  readonly rule?: string
  /** Whether it is in use; null if it only adds something. */
  readonly pressed: boolean | null
  /** `misfit`: it would be refused. It can be pressed all the same. */
  readonly look: '' | 'misfit'
  readonly disabled?: boolean
  onPress(): void
}
/** A tool, a hull or a part among others, inside an element of the class `gu-tools`. */
export const Tool = ({ picture, title, note, rule, pressed, look, disabled = false, onPress }: ToolProps) => (
  <button
    type="button"
    className={look}
    data-clause={rule}
    disabled={disabled}
    {...(pressed !== null && { 'aria-pressed': pressed })}
    onClick={onPress}
  >
    {picture}
    <b>{title}</b>
    <small>{note}</small>
  </button>
)

interface SegmentsProps<T> {
  readonly label: string
  readonly values: readonly T[]
  readonly value: T
  titleOf(value: T): string
  /** The clause that explains a value. */
  ruleOf?(value: T): string | undefined
  readonly disabled?: boolean
  onValue(value: T): void
}
/** A choice of one of a few values, as buttons side by side. */
export const Segments = <T,>({ label, values, value, titleOf, ruleOf, disabled = false, onValue }: SegmentsProps<T>) => (
  <fieldset className="seg gu-segments" aria-label={label}>
    {values.map((one) => (
      <button
        type="button"
        key={titleOf(one)}
        aria-pressed={one === value}
        data-clause={ruleOf?.(one)}
        disabled={disabled}
        onClick={() => onValue(one)}
      >
        {titleOf(one)}
      </button>
    ))}
  </fieldset>
)

interface FieldProps {
  readonly label: string
  /** The clause beside the field. */
  readonly rule?: string
}
interface NameFieldProps {
  readonly label: string
  /** The CSS class of the field. */
  readonly look: string
  readonly value: string
  onValue(value: string): void
}
/** A name, which cannot be emptied. */
export const NameField = ({ label, look, value, onValue }: NameFieldProps) => (
  <label className={look}>
    <span className="cap">{label}</span>
    <input
      className="in"
      value={value}
      maxLength={40}
      onChange={(event) => event.currentTarget.value !== '' && onValue(event.currentTarget.value)}
    />
  </label>
)
interface SelectFieldProps extends FieldProps {
  readonly value: string
  readonly options: readonly (readonly [value: string, title: string])[]
  onValue(value: string): void
}
/** A list to choose from. */
export function SelectField({ label, rule, value, options, onValue }: SelectFieldProps) {
  const id = useId()
  return (
    <div className="gu-field">
      <label className="cap" htmlFor={id}>
        {label}
      </label>
      {rule && <Rule id={rule} />}
      <select id={id} className="in" value={value} onChange={(event) => onValue(event.currentTarget.value)}>
        {options.map(([option, title]) => (
          <option key={option} value={option}>
            {title}
          </option>
        ))}
      </select>
    </div>
  )
}
interface CheckFieldProps extends FieldProps {
  readonly checked: boolean
  onChecked(checked: boolean): void
}
/** A box to tick. */
export const CheckField = ({ label, rule, checked, onChecked }: CheckFieldProps) => (
  <div className="gu-check">
    <label>
      <input type="checkbox" checked={checked} onChange={(event) => onChecked(event.currentTarget.checked)} /> {label}
    </label>
    {rule && <Rule id={rule} />}
  </div>
)

interface SaveButtonProps<Design> {
  readonly design: Design
  readonly disabled: boolean
  /** Null where nothing can be saved. */
  readonly onSave: ((name: string, design: Design) => Promise<void>) | null
}
/** Saves a design to the player's library, and says how that went until the design is changed. */
export function SaveButton<Design extends { readonly name: string }>({ design, disabled, onSave }: SaveButtonProps<Design>) {
  const [last, setLast] = useState<{ readonly design: Design; readonly text: string } | null>(null)
  if (!onSave) return null
  const show = (text: string) => setLast({ design, text })
  const save = () =>
    onSave(design.name, design).then(
      () => show('Saved to your library.'),
      (error: Error) => show(error.message),
    )
  const text = last?.design === design ? last.text : ''
  return (
    <>
      {text === '' && (
        <button type="button" className="btn quiet" disabled={disabled} onClick={() => void save()}>
          Save to my library
        </button>
      )}
      <span className="aside" role="status">
        {text}
      </span>
    </>
  )
}

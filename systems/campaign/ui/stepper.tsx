// A count that is changed by two buttons.
interface StepperProps {
  /** The thing that is counted: 'Lantern'. */
  readonly name: string
  readonly count: number
  onCount(count: number): void
}
/** A count with a button on each side. */
export const Stepper = ({ name, count, onCount }: StepperProps) => (
  <span className="cp-stepper">
    <button type="button" className="btn" aria-label={`One ${name} less`} disabled={count === 0} onClick={() => onCount(count - 1)}>
      −
    </button>
    <output>{count}</output>
    <button type="button" className="btn" aria-label={`One ${name} more`} onClick={() => onCount(count + 1)}>
      +
    </button>
  </span>
)

// The search field of a rule book, on its page and in the drawer.

interface SearchFieldProps {
  readonly typed: string
  onType(typed: string): void
}

export const SearchField = ({ typed, onType }: SearchFieldProps) => (
  <input
    className="in"
    type="search"
    value={typed}
    placeholder="Search the rules"
    aria-label="Search the rules"
    onChange={(event) => onType(event.target.value)}
  />
)

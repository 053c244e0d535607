// The shared styles in their order. A file that overrides them imports this one first.
import './tokens.css'
import './base.css'
import './page.css'
import './without-pages.css'

// The look, in its order. Whatever overrides it imports it: so no bundle puts it after what overrides it.
import './tokens.css'
import './base.css'
import './page.css'
import './without-pages.css'

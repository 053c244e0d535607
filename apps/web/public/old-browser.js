// For who comes with a browser that cannot run the pages: words instead of a blank page. It runs before them, and where they do not:
// so it is written in the JavaScript of 2009. What is asked for here is what tsconfig.web.json and vite.config.ts allow the pages.
;(function () {
  var known =
    'noModule' in document.createElement('script') &&
    typeof Map.groupBy === 'function' &&
    typeof Promise.withResolvers === 'function' &&
    typeof AbortSignal.timeout === 'function'
  if (known) return
  // Without it the pages do not start by halves.
  var app = document.getElementById('app')
  app.parentNode.removeChild(app)
  document.getElementById('too-old').removeAttribute('hidden')
})()

// Shows a message instead of a blank page in a browser that cannot run the pages. It runs before them, so it uses the JavaScript of 2009.
// The features tested here match the library in tsconfig.web.json and the targets in vite.config.ts.
;(function () {
  var known =
    'noModule' in document.createElement('script') &&
    typeof Map.groupBy === 'function' &&
    typeof Promise.withResolvers === 'function' &&
    typeof AbortSignal.timeout === 'function'
  if (known) return
  // Without this element the pages do not start.
  var app = document.getElementById('app')
  app.parentNode.removeChild(app)
  document.getElementById('too-old').removeAttribute('hidden')
})()

// Says what is missing where a browser is too old for the page: it can't read the other
// scripts, so this one is written for it.
(function () {
  // Filled in by the build: the texts in English, and the other languages of the page.
  var TEXTS = {};
  var LANGUAGES = [];

  if ([].at && window.Promise && Promise.allSettled && window.TransformStream && window.WebAssembly) return;

  var name = window.WebAssembly ? 'old' : 'wasm';
  function show(text) {
    var notice = document.createElement('p');
    notice.className = 'notice';
    notice.setAttribute('role', 'alert');
    notice.appendChild(document.createTextNode(text));
    document.body.insertBefore(notice, document.body.firstChild);
  }

  // Where the other scripts run, they know the language that was chosen.
  var known = document.documentElement.lang;
  var wanted = (known === 'en' ? navigator.language || known : known).split('-')[0];
  for (var number = 0; number < LANGUAGES.length; number += 1) {
    if (LANGUAGES[number].split('-')[0] === wanted) {
      var request = new XMLHttpRequest();
      request.open('GET', './first/' + LANGUAGES[number] + '.json');
      request.onloadend = function () {
        var text = TEXTS[name];
        try {
          text = JSON.parse(this.responseText).failure[name] || text;
        } catch (error) {
          // English is better than to say nothing.
        }
        show(text);
      };
      request.send();
      return;
    }
  }
  show(TEXTS[name]);
}());

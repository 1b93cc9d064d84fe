// Says what is missing where a browser is too old for the page: it can't read the other
// scripts, so this one is written for it.
(function () {
  // Filled in by the build: the texts in English, and the other languages of the page.
  var TEXTS = {};
  var LANGUAGES = [];

  if ([].at && window.Promise && Promise.allSettled && window.TransformStream && window.WebAssembly) return;

  var name = window.WebAssembly ? 'old' : 'wasm';
  // Takes the place of the first picture below its header (static/styles/notices.css).
  function show(texts) {
    var notice = document.createElement('div');
    notice.className = 'notice failed';
    notice.setAttribute('role', 'alert');
    var text = document.createElement('p');
    text.appendChild(document.createTextNode(texts[name] || TEXTS[name]));
    var button = document.createElement('button');
    button.type = 'button';
    button.className = 'main';
    button.appendChild(document.createTextNode(texts.reload || TEXTS.reload));
    button.onclick = function () {
      location.reload();
    };
    notice.appendChild(text);
    notice.appendChild(button);
    document.body.insertBefore(notice, document.body.firstChild);
    // A browser that can't read the other scripts doesn't load static/styles/notices.css,
    // which index.html puts into this file.
    var styles = document.createElement('link');
    styles.rel = 'stylesheet';
    styles.href = './late-game.css';
    document.head.appendChild(styles);
  }

  // Where the other scripts run, they know the language that was chosen.
  var known = document.documentElement.lang;
  var wanted = (known === 'en' ? navigator.language || known : known).split('-')[0];
  for (var number = 0; number < LANGUAGES.length; number += 1) {
    if (LANGUAGES[number].split('-')[0] === wanted) {
      var request = new XMLHttpRequest();
      request.open('GET', './first/' + LANGUAGES[number] + '.json');
      request.onloadend = function () {
        var texts = TEXTS;
        try {
          texts = JSON.parse(this.responseText).failure || TEXTS;
        } catch (error) {
          // English is better than to say nothing.
        }
        show(texts);
      };
      request.send();
      return;
    }
  }
  show(TEXTS);
}());

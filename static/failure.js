// Shows a notice with a button to reload, where the browser is too old for the page, where
// the program or its texts haven't loaded, or where the program has stopped. The game is
// kept: the program stores it after every move. It is written for old browsers, which can't
// read the other scripts.
(function () {
  // Filled in by the build: the texts in English, and the other languages of the page.
  var TEXTS = {};
  var LANGUAGES = [];

  // How long the program may take to load, and a file of texts, in milliseconds.
  var START_TIMEOUT = 12000;
  var TEXTS_TIMEOUT = 3000;

  var root = document.documentElement;
  var isOld = !([].at && window.Promise && Promise.allSettled && window.TransformStream && window.WebAssembly);
  var stopped = false;

  function show(name, isModal, texts) {
    var notice = document.createElement(isModal ? 'dialog' : 'div');
    // Without the first picture it is alone on the page, below the header.
    var isAlone = isOld || !isModal && document.querySelector('body > .page[hidden]');
    notice.className = isAlone ? 'notice failed' : 'notice';
    notice.setAttribute('role', 'alert');
    notice.innerHTML = '<p></p><button type="button"></button>';
    notice.firstChild.textContent = texts[name] || TEXTS[name];
    notice.lastChild.textContent = texts.reload || TEXTS.reload;
    if (isOld) notice.lastChild.className = 'main';
    notice.lastChild.onclick = function () {
      location.reload();
    };
    document.body.insertAdjacentElement('afterbegin', notice);
    if (isModal) notice.showModal();
  }

  function tell(name, isModal) {
    // An old browser doesn't read static/first.js, which knows the language that was chosen.
    var wanted = isOld && root.lang === 'en' && navigator.language || root.lang;
    var language = LANGUAGES.filter(function (its) {
      return its.split('-')[0] === wanted.split('-')[0];
    })[0];
    if (!language) {
      show(name, isModal, TEXTS);
      return;
    }
    var request = new XMLHttpRequest();
    request.open('GET', './first/' + language + '.json');
    request.timeout = TEXTS_TIMEOUT;
    request.onloadend = function () {
      var texts = TEXTS;
      try {
        texts = JSON.parse(request.responseText).failure || TEXTS;
      } catch (error) {
        // English is better than to say nothing.
      }
      show(name, isModal, texts);
    };
    request.send();
  }

  if (isOld) {
    tell(window.WebAssembly ? 'old' : 'wasm');
    return;
  }

  // A modal dialog, as nothing else on the page answers any more.
  function stop(name) {
    if (!stopped) tell(name, true);
    stopped = true;
  }

  // The program takes the place of everything in the body.
  setTimeout(function () {
    if (document.querySelector('body > noscript') && !stopped) tell('late');
  }, START_TIMEOUT);
  // The program announces that it can't go on (src/ui/browser/failure.rs), here or before this
  // script has come.
  function hearFailure() {
    stop(root.dataset.failure);
  }
  addEventListener('mbegu-failure', hearFailure);
  if (root.dataset.failure) hearFailure();
  // What it can't announce, such as a stack that is full, ends in an error of WebAssembly.
  function hear(error) {
    if (error instanceof WebAssembly.RuntimeError) stop('stopped');
  }
  addEventListener('error', function (event) {
    hear(event.error);
  });
  addEventListener('unhandledrejection', function (event) {
    hear(event.reason);
  });
}());

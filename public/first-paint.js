// Runs before the first paint: the session's hint, so that the header's corner does not flash.
if (/(?:^|; )rihla_session=1/.test(document.cookie)) document.documentElement.dataset.session = '1';

/** The cookie that keeps a receipt's key for the page's reload. */
export const RECEIPT_COOKIE = 'receipt';

/**
 * Takes the key, which opens the receipt, out of the receipt's address where statistics may be counted: the tags of the
 * page that is opened from here send on its referrer. A cookie of the visit keeps the key, so the receipt can be
 * loaded again; where no cookie is taken the address stays. An inline script, so no link can be opened before.
 */
export const RECEIPT_ADDRESS_SOURCE = `(function(data){
var key=(/[?&]key=(\\w{26})(?:&|$)/.exec(location.search)||[])[1],cookie='${RECEIPT_COOKIE}='+key;
if(!key||!data.tagManager||data.consent==='signal')return;
document.cookie=cookie+';path='+location.pathname+';samesite=lax'+(location.protocol==='https:'?';secure':'');
if(document.cookie.indexOf(cookie)>=0)history.replaceState(null,'',location.pathname)
})(document.documentElement.dataset)`;

import { toScriptJson } from '@/lib/site/text';
import { CONSENT_KEY } from './apply-consent';

/**
 * The first script of every page: it makes the data layer and says no to everything in it (Consent Mode v2) before
 * anything else can push. Then it writes the state of consent to `data-consent`: `off` while no tag manager
 * is configured, `signal` under Global Privacy Control, the remembered `granted` or `denied`, else `ask`, which
 * opens the bar. Without storage the answer is no, or every page would ask. In a page that is rendered before the click,
 * consent is read when the page is shown: it may have been given meanwhile.
 */
export function consentScript(tagManagerId: string | null): string {
  return `(${SOURCE})(document.documentElement.dataset,${toScriptJson(tagManagerId ?? '')});`;
}

const SOURCE = `function(data,tags){
var layer=window.dataLayer=window.dataLayer||[],answer;
function gtag(){layer.push(arguments)}
gtag('consent','default',{ad_storage:'denied',ad_user_data:'denied',ad_personalization:'denied',analytics_storage:'denied'});
function ask(){try{answer=localStorage.getItem('${CONSENT_KEY}')}catch(error){answer='denied'}
data.consent=!tags?'off':navigator.globalPrivacyControl?'signal':answer==='granted'||answer==='denied'?answer:'ask';
if(tags)data.tagManager=tags;
if(data.consent==='ask')data.consentOpen='';
if(data.consent==='granted')gtag('consent','update',{analytics_storage:'granted'})}
document.prerendering?document.addEventListener('prerenderingchange',ask):ask()}`;

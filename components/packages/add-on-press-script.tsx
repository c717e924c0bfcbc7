import { PACKAGE_KEY } from './package-store';

/**
 * Remembers an add-on that was pressed where the page is left before the island beside this script is awake: the press
 * waits for React (hold-clicks.ts) and would go with the page. Taken back when the page returns, which then goes on to
 * hear it. An inline script of some 400 bytes, since a file of its own would cost the page another request.
 */
export function AddOnPressScript() {
  return <script dangerouslySetInnerHTML={{ __html: ADD_ON_PRESS_SOURCE }} />;
}

/** It listens on the window: the document's listener holds the press back. */
export const ADD_ON_PRESS_SOURCE = `(function(root){
var pressed=new Set(),isRemembered=false;
function isAsleep(){return !root.querySelector('[data-awake]')}
function chosen(name){var field=root.querySelector('[name="'+name+'"]:checked');return field?field.value:undefined}
function toggle(){try{
var kept=JSON.parse(localStorage.getItem('${PACKAGE_KEY}'))||{planId:chosen('plan'),billing:chosen('billing')};
var ids=new Set(kept.addOnIds);
pressed.forEach(function(id){ids.delete(id)||ids.add(id)});
kept.addOnIds=Array.from(ids);
localStorage.setItem('${PACKAGE_KEY}',JSON.stringify(kept));
isRemembered=!isRemembered
}catch(error){}}
addEventListener('click',function(event){
var button=event.target.closest('button[name="addOns"]');
if(button&&root.contains(button)&&isAsleep())pressed.add(button.value)},true);
addEventListener('pagehide',function(){if(pressed.size&&isAsleep())toggle()});
addEventListener('pageshow',function(){if(isRemembered)toggle()})
})(document.currentScript.parentNode)`;

import { ACCESSIBILITY_KEY, GROUPS } from './choices';

/**
 * The part of the head script that applies the remembered choices before the first paint. It runs where `html` is the
 * document's element and `stored(area, key)` reads storage without throwing.
 */
export const ACCESSIBILITY_HEAD = `try{var tools=JSON.parse(stored('localStorage','${ACCESSIBILITY_KEY}'))||{};
${JSON.stringify(GROUPS)}.forEach(function(group){
var name='data-a11y-'+group;
if(typeof tools[group]==='string')html.setAttribute(name,tools[group]);else html.removeAttribute(name)})}catch(error){}`;

// The classic script tag: the same module, found beside this file. Its address is known only while it runs.
import(new URL('nano-banana.js', document.currentScript.src).href);

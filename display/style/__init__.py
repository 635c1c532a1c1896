"""How everything looks: colours, typefaces, measures, and how somebody looks at the screen."""

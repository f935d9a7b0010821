#compdef hig
# Completion of hig for zsh.
_hig() {
  local state
  local -a commands=(
    'make:Make it, in one'\''s own way\: [all]'
    'look:Look at it'
    'pick:Pick one'
    'find:Find words'
  )
  _arguments -C \
    '-h[Show this help]' '--help[Show this help]' \
    '--version[Print the version]' \
    '1:command:->command' '*::argument:->argument'
  case $state in
    command) _describe command commands ;;
    argument)
      case $words[1] in
        make) _arguments -s \
          '-q[Say nothing]' '--quiet[Say nothing]' \
          '*--from=[Read DIR]:folder:_files -/' \
          '--list=[Read FILE]:file:_files' \
          '--site=[Ask URL]:address:_urls' \
          '-n[N times]:number:' '--count=[N times]:number:' \
          '--form=[As NAME]:word:(one two)' \
          '--with=[Add]:word:(a b)' \
          '--known=[Of NAME]:word:(x)' \
          '--free=[Of any NAME]:name:' \
          '-E[Stop at RULE]:word:(r s)' '--error=[Stop at RULE]:word:(r s)' \
          '--day=[On DATE]:day:' \
          '-h[Show this help]' '--help[Show this help]' \
          '*:folder:_files -/' ;;
        look) _arguments -s \
          '--from=[Look at FILE]:file:_files' \
          '-h[Show this help]' '--help[Show this help]' \
          '*:word:' ;;
        pick) _arguments -s \
          '-h[Show this help]' '--help[Show this help]' \
          '*:word:(left right)' ;;
        find) _arguments -s \
          '-h[Show this help]' '--help[Show this help]' \
          '*:word:' ;;
      esac
      ;;
  esac
}

if [[ $funcstack[1] == _hig ]]; then
  _hig "$@"
else
  compdef _hig hig
fi
